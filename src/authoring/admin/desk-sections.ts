import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { opensElsewhere } from '../../elements/cards/card.js';
import { plusIcon } from '../../elements/parts/icons.js';
import { pagerIn } from '../../elements/parts/pager.js';
import type { Desk, Section, StateChange } from './desk.js';
import { LazySection } from './lazy-section.js';
import { SettingsSection } from './settings-section.js';
import { ItemsSection } from './items-section.js';
import { allowedSections, hasForms, rightToAdd, sectionNames, type SectionName } from './sections.js';
import { TermsSection } from './terms-section.js';
import { UsersSection } from './users-section.js';

/** The sections of a desk, each made when it is shown for the first time, and the navigation between them. */
export class DeskSections {
  readonly #host: LitElement;
  readonly #wanted: () => unknown;
  #made: Partial<Record<SectionName, Section>> = {};
  #pager: ReturnType<typeof pagerIn> | undefined;

  /** @param wanted the attribute `sections` */
  constructor(host: LitElement, wanted: () => unknown) {
    this.#host = host;
    this.#wanted = wanted;
  }

  /** The sections that are wanted and allowed. */
  offered({ session }: Desk): readonly SectionName[] {
    const wanted = this.#wanted();
    return allowedSections(Array.isArray(wanted) ? (wanted as SectionName[]) : sectionNames, session);
  }

  /** The attribute that stands for a section: the first needs none. */
  attributeOf(section: SectionName, desk: Desk | undefined): string | null {
    return desk && section === this.offered(desk)[0] ? null : section;
  }

  section(name: SectionName): Section {
    return (this.#made[name] ??= this.#make(name));
  }

  #make(name: SectionName): Section {
    const host = this.#host;
    if (name === 'settings') return new SettingsSection(host);
    if (name === 'sources')
      return new LazySection(host, async () => new (await import('./sources-section.js')).SourcesSection(host));
    if (name === 'users') return new UsersSection(host);
    if (name === 'categories' || name === 'tags') return new TermsSection(host, name);
    return new ItemsSection(host, name, (page, pages, { common, change }) => {
      this.#pager ??= pagerIn(host);
      return this.#pager.pager(host, page, pages, common, (number) =>
        change({ page: number === 1 ? null : String(number) }),
      );
    });
  }

  /** Forgets what was shown to another user. */
  forget(): void {
    this.#made = {};
  }

  /** Reads everything shown again; resolves when that has succeeded or failed. */
  async reload(): Promise<void> {
    await Promise.all(Object.values(this.#made).map((section) => section.reload()));
  }

  /** Follows a write of something else. */
  follow(): void {
    for (const section of Object.values(this.#made)) section.follow?.();
  }

  renderNavigation(offered: readonly SectionName[], shown: SectionName, desk: Desk): unknown {
    if (offered.length < 2) return nothing;
    return html`
      <nav part="sections" class="sections" aria-label=${desk.words.sectionsName}>
        ${offered.map((name) => this.#renderLink(name, name === shown, desk))}
      </nav>
    `;
  }

  #renderLink(name: SectionName, isShown: boolean, desk: Desk): TemplateResult {
    const { words, href, change } = desk;
    const to: StateChange = {
      section: this.attributeOf(name, desk),
      item: null,
      status: null,
      search: null,
      page: null,
    };
    return html`<a
      part="section-link ${isShown ? 'current' : ''}"
      href=${href(to)}
      aria-current=${isShown ? 'page' : 'false'}
      @click=${(click: MouseEvent) => {
        if (opensElsewhere(click)) return;
        click.preventDefault();
        change(to);
      }}
      >${words.sections[name]}</a
    >`;
  }

  renderList(name: SectionName, desk: Desk): TemplateResult {
    return html`
      <section class="stack ${name === 'categories' || name === 'tags' ? 'narrow' : ''}" aria-labelledby="section">
        <div class="bar">
          <div
            part="title"
            class="title"
            id="section"
            role="heading"
            aria-level=${desk.level}
            tabindex="-1"
            data-heading
          >
            ${desk.words.sections[name]}
          </div>
          ${this.#renderAdd(name, desk)}
        </div>
        ${this.#made[name]?.render(desk)}
      </section>
    `;
  }

  #renderAdd(name: SectionName, desk: Desk): unknown {
    const section = this.#made[name];
    if (name === 'settings' || name === 'sources' || (hasForms(name) && !desk.session.may(rightToAdd[name])))
      return nothing;
    const take = () => {
      if (section instanceof TermsSection || section instanceof UsersSection) section.add(desk);
      else desk.change({ item: 'new' });
    };
    return html`<button part="button add" class="submit" type="button" @click=${take}>
      ${plusIcon}<span>${desk.words.add[name]}</span>
    </button>`;
  }
}
