import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { placeKeys, type Coordinates } from '../../data/geo/index.js';
import { loadPinMap } from '../../elements/map/load-maps.js';
import type { PinMap } from '../../elements/map/pin-map.js';
import type { VenueRepresentation } from '../../data/schema/index.js';
import { ConsentController } from '../../elements/base/consent.js';
import { MessageController } from '../../elements/base/message-controller.js';
import { settingsOf } from '../../elements/base/nested-elements.js';
import { minusIcon, plusIcon } from '../../elements/parts/icons.js';
import { attribution } from '../../elements/parts/map-attribution.js';
import { part } from './choices.js';
import type { Control, FormContext } from './field.js';
import { findAddress, type FoundPlace } from './find-address.js';
import { pinSettings } from './pin-settings.js';
import { inputOf } from './text-fields.js';

/** The position of a venue, in degrees as they are typed. */
export interface Pin {
  readonly latitude: string;
  readonly longitude: string;
}

/** The host of an address that may be a template. */
const hostOf = (template: string): string => URL.parse(template.replace('{s}.', ''), document.baseURI)?.host ?? '';

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Two numbers of degrees, and a map with a pin for the same, once it is requested and the visitor agrees. */
export class PinControl implements ReactiveController {
  readonly #host: FormContext['host'];
  readonly #placeOf: (pin: Pin) => Coordinates | undefined;
  readonly #consent: ConsentController;
  #mapWords: MessageController<'map'> | undefined;
  #control!: Control<Pin>;
  #form!: FormContext;
  /** Whether the map is requested. */
  #isOpen = false;
  #isLoading = false;
  #hasFailed = false;
  #lacksTiles = false;
  #map: PinMap | undefined;
  #box: HTMLElement | undefined;
  #tiles = '';
  /** Whether a request to the geocoder is under way. */
  #isFinding = false;
  /** The results of the geocoder, where there are several. */
  #found: readonly FoundPlace[] = [];
  #problem: string | undefined;
  /** The announcement for screen readers, made once. */
  #said = '';

  constructor(host: FormContext['host'], placeOf: (pin: Pin) => Coordinates | undefined) {
    this.#host = host;
    this.#placeOf = placeOf;
    this.#consent = new ConsentController(host);
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#isOpen = false;
    this.#close();
  }

  hostUpdated(): void {
    const box = this.#host.shadowRoot?.querySelector<HTMLElement>('.pin-box') ?? undefined;
    const { tiles } = this.#settings;
    if (this.#map && (box !== this.#box || tiles !== this.#tiles)) this.#close();
    if (!box) return;
    if (!this.#map) void this.#load();
    else this.#map.show(this.#placeOf(this.#control.value));
  }

  render(control: Control<Pin>, form: FormContext): TemplateResult {
    this.#control = control;
    this.#form = form;
    const { pin: words, contact } = form.words;
    const { tiles, geocoder, isRefused } = this.#settings;
    const input = (name: keyof Pin, id: string) => {
      const isWrong = control.problem && (control.problem.control ?? control.id) === id;
      const own: Control<string> = {
        id,
        value: control.value[name],
        describedBy: [control.describedBy, `${control.id}-degrees`].filter(Boolean).join(' '),
        problem: isWrong ? control.problem : undefined,
        isRequired: control.isRequired,
        change: (text) => this.#give({ ...this.#control.value, [name]: text }),
        leave: control.leave,
      };
      return part(id, contact.fields[name].label, inputOf(own, { isProse: false, inputMode: 'decimal' }));
    };
    const button = (label: string, take: () => unknown, isBusy = false, help?: string) =>
      html`<button
        part="button"
        type="button"
        aria-disabled=${isBusy}
        aria-describedby=${help ?? nothing}
        @click=${take}
      >
        ${label}
      </button>`;
    return html`
      <div class="row">
        ${isRefused ? nothing : this.#renderToggle()}
        ${geocoder ? button(words.findAddress, this.#find, this.#isFinding, 'geocoder-help') : nothing}
        ${control.value.latitude || control.value.longitude ? button(words.remove, this.#remove) : nothing}
      </div>
      ${geocoder ? html`<p part="help" class="help" id="geocoder-help">${words.findAddressHelp(hostOf(geocoder))}</p>` : nothing}
      ${this.#problem ? html`<p part="invalid" class="invalid" role="alert">${this.#problem}</p>` : nothing}
      ${this.#renderFound()}
      <span role="status" class="unseen">${this.#said}</span>
      ${this.#isOpen && !isRefused ? this.#renderMap(tiles) : nothing}
      <details class="numbers" ?open=${isRefused || control.problem !== undefined}>
        <summary>${words.numbers}</summary>
        <p part="help" class="help" id="${control.id}-degrees">${words.help}</p>
        <div class="ends">${input('latitude', control.id)} ${input('longitude', `${control.id}-longitude`)}</div>
      </details>
    `;
  }

  #renderToggle(): TemplateResult {
    const { show, hide } = this.#form.words.pin;
    return html`<button
      part="button show-map"
      type="button"
      id="show-map"
      aria-expanded=${this.#isOpen}
      @click=${this.#toggle}
    >
      ${this.#isOpen ? hide : show}
    </button>`;
  }

  #renderFound(): unknown {
    if (!this.#found.length) return nothing;
    return html`
      <p part="help" id="found-title">${this.#form.words.pin.found}</p>
      <ul class="found" role="list" aria-labelledby="found-title">
        ${this.#found.map((place) => html`<li><button type="button" class="link" dir="auto" @click=${() => this.#take(place)}>${place.name}</button></li>`)}
      </ul>
    `;
  }

  #renderMap(tiles: string): unknown {
    const { words, common } = this.#form;
    const { pin } = words;
    const messages = this.#mapWords?.messages;
    if (!messages) return nothing;
    if (!this.#consent.allows(tiles)) {
      const choose = (consent: 'granted' | 'denied') => () => {
        this.#isOpen = consent === 'granted';
        this.#consent.choose(consent);
        this.#focus(this.#isOpen ? '.pin-box' : '#show-map');
      };
      return html`
        <div part="consent" class="pin-ask" role="group" aria-label=${messages.map}>
          <p part="message">${messages.ask(hostOf(tiles))}</p>
          <div class="row">
            <button part="button allow" class="submit" type="button" @click=${choose('granted')}>
              <span>${messages.allow}</span>
            </button>
            <button part="button refuse" type="button" @click=${choose('denied')}>${messages.refuse}</button>
          </div>
        </div>
      `;
    }
    if (this.#hasFailed)
      return html`<div class="row">
        <p part="invalid" class="invalid" role="alert">${pin.failed}</p>
        <button part="button" type="button" @click=${this.#retry}>${common.retry}</button>
      </div>`;
    const zoom = (name: string, label: string, icon: TemplateResult, steps: number) =>
      html`<button
        part="button ${name}"
        type="button"
        aria-label=${label}
        title=${label}
        @click=${() => this.#map?.zoomBy(steps)}
      >
        ${icon}
      </button>`;
    return html`
      <p part="help" class="help" id="pin-keys">${pin.keys}</p>
      <div part="map" class="pin-frame">
        <div class="pin-box" role="application" aria-label=${pin.map} aria-describedby="pin-keys" tabindex="0"></div>
        <div part="zoom" class="zoom">
          ${zoom('zoom-in', pin.zoomIn, plusIcon, 1)} ${zoom('zoom-out', pin.zoomOut, minusIcon, -1)}
        </div>
        ${this.#lacksTiles ? html`<p class="pin-trouble" role="status">${pin.failed}</p>` : nothing}
      </div>
      <div class="pin-makers">${attribution(this.#settings.attribution)}</div>
    `;
  }

  get #settings(): { tiles: string; attribution: string; geocoder: string | undefined; isRefused: boolean } {
    const values = settingsOf(pinSettings, this.#host);
    const usual = pinSettings.tiles.default;
    const tiles = textIn(values.tiles) ?? usual;
    return {
      tiles,
      attribution: textIn(values.attribution) ?? (tiles === usual ? pinSettings.attribution.default : ''),
      geocoder: textIn(values.geocoder),
      // By the author of the page, and not by the visitor, who may think again.
      isRefused: !this.#consent.isVisitors && !this.#consent.allows(tiles),
    };
  }

  #give(pin: Pin): void {
    this.#problem = undefined;
    this.#found = [];
    this.#control.change(pin);
  }

  readonly #put = ({ lat, lng }: Coordinates): void => {
    this.#give({ latitude: String(lat), longitude: String(lng) });
    this.#control.leave();
    const number = new Intl.NumberFormat(this.#form.language, { maximumFractionDigits: 5 });
    this.#said = this.#form.words.pin.moved(number.format(lat), number.format(lng));
  };

  readonly #remove = (): void => {
    this.#give({ latitude: '', longitude: '' });
    this.#said = '';
    this.#focus(`#${this.#control.id}`);
  };

  readonly #toggle = (): void => {
    this.#isOpen = !this.#isOpen;
    this.#mapWords ??= new MessageController(this.#host, 'map');
    this.#host.requestUpdate();
  };

  readonly #retry = (): void => {
    this.#hasFailed = false;
    this.#host.requestUpdate();
  };

  readonly #find = async (): Promise<void> => {
    if (this.#isFinding) return;
    const { words, valueIn } = this.#form;
    const { pin } = words;
    const { geocoder } = this.#settings;
    const [address, zip, city, stateprovince, country] = ['address', 'zip', 'city', 'region', 'country'].map(valueIn);
    const [, line] = placeKeys({ id: 0, address, zip, city, stateprovince, country } as unknown as VenueRepresentation);
    this.#found = [];
    this.#problem = line ? undefined : pin.noAddress;
    this.#host.requestUpdate();
    if (!line) return;
    this.#isFinding = true;
    this.#said = pin.finding;
    const found = await findAddress(geocoder!, line);
    this.#isFinding = false;
    this.#said = '';
    if (!found) this.#problem = pin.notReached(hostOf(geocoder!));
    else if (!found.length) this.#problem = pin.notFound;
    else if (found.length === 1) this.#take(found[0]!);
    else {
      this.#found = found;
      this.#focus('.found button');
    }
    this.#host.requestUpdate();
  };

  #take(place: FoundPlace): void {
    const isChosen = this.#found.length > 0;
    const degrees = (value: number) => Math.round(value * 1e5) / 1e5;
    this.#put({ lat: degrees(place.lat), lng: degrees(place.lng) });
    if (isChosen) this.#focus(`#${this.#control.id}`);
    void this.#host.updateComplete.then(() => this.#map?.goToPin());
  }

  /** Gives the focus to a control of the field. */
  #focus(selector: string): void {
    void this.#host.updateComplete.then(() => {
      const control = this.#host.shadowRoot?.querySelector<HTMLElement>(selector);
      const folded = control?.closest('details');
      if (folded) folded.open = true;
      control?.focus();
    });
  }

  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const Map = await loadPinMap();
      // It may no longer be wanted when its code arrives.
      const box = this.#host.shadowRoot?.querySelector<HTMLElement>('.pin-box');
      if (box) this.#make(Map, box);
    } catch {
      this.#hasFailed = true;
    }
    this.#isLoading = false;
    this.#host.requestUpdate();
  }

  #make(Map: typeof PinMap, box: HTMLElement): void {
    this.#box = box;
    this.#tiles = this.#settings.tiles;
    this.#map = new Map(box, this.#placeOf(this.#control.value), {
      tiles: this.#tiles,
      name: this.#form.words.pin.pin,
      onPut: this.#put,
      onTiles: (arrive) => {
        if (this.#lacksTiles !== arrive) return;
        this.#lacksTiles = !arrive;
        this.#host.requestUpdate();
      },
    });
  }

  #close(): void {
    this.#map?.remove();
    this.#map = this.#box = undefined;
    this.#lacksTiles = false;
  }
}
