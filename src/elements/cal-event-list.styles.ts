import { css } from 'lit';

export const styles = css`
  .groups,
  .items {
    display: grid;
    gap: var(--_gap);
  }
  .groups {
    gap: calc(var(--_gap) * 2);
  }
  /* Old events stay readable while new ones are on their way. */
  [part~='busy'] {
    background: linear-gradient(var(--_accent) 0 0) no-repeat center top / 100% 2px;
  }
  .heading {
    font-size: 1.05em;
    font-weight: 700;
    padding-block-end: var(--_space);
    border-block-end: 1px solid var(--_border);
  }
  .heading + .items {
    margin-block-start: var(--_gap);
  }
  /* The heading says the day. */
  .by-day .leaf,
  .by-day [part~='date']:has(+ [part~='clock']) {
    display: none;
  }
  .item {
    min-inline-size: 0;
  }
  .card {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: calc(var(--_space) * 2);
    align-items: start;
    background: var(--_surface);
    border-radius: var(--_radius);
  }
  .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: 0.15em;
    overflow-wrap: anywhere;
  }
  .title {
    font-size: 1.125em;
    font-weight: 650;
    line-height: 1.3;
    text-wrap: balance;
  }
  /* The whole card is the link's target, so that a thumb finds it. */
  .title a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .title a:focus-visible {
    outline: none;
  }
  .card:has(a:focus-visible) {
    outline: var(--_focus-ring);
    outline-offset: 4px;
  }
  .card:hover .title a {
    color: var(--_accent);
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  [part~='visitor-time'],
  [part~='zone'],
  [part~='venue'],
  [part~='all-day'] {
    color: var(--_muted);
  }
  /* Kept on one line where there is room. */
  [part~='clock'],
  .whole {
    display: inline-block;
  }
  [part~='date']:has(+ :is([part~='clock'], [part~='all-day']))::after {
    content: ' ·';
  }
  [part~='visitor-time'] {
    font-size: 0.875em;
  }
  [part~='cost'] {
    font-weight: 600;
  }
  [part~='badge'],
  [part~='category'] {
    display: inline-block;
    font-size: 0.75em;
    line-height: 1.6;
    padding-inline: 0.65em;
    border: 1px solid var(--_border);
    border-radius: 99em;
  }
  [part~='badge'] {
    font-weight: 650;
  }
  [part='badges'] {
    order: -1;
  }
  [part~='badge-featured'] {
    color: var(--_featured);
    border-color: currentColor;
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35em;
  }
  [part='categories'] {
    margin-block-start: 0.35em;
  }
  .leaf {
    display: grid;
    justify-items: center;
    inline-size: 3.5em;
    padding-block: 0.35em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    line-height: 1.15;
    text-align: center;
  }
  [part~='leaf-weekday'],
  [part~='leaf-month'] {
    font-size: 0.75em;
    color: var(--_muted);
  }
  [part~='leaf-day'] {
    font-size: 1.5em;
    font-weight: 700;
    color: var(--_accent);
    font-variant-numeric: tabular-nums;
  }
  .image {
    inline-size: 10em;
    aspect-ratio: 3 / 2;
    overflow: hidden;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  .image img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }

  /* list: separated rows */
  .list .item + .item {
    padding-block-start: var(--_gap);
    border-block-start: 1px solid var(--_border);
  }

  /* cards: a grid of boxes with the picture on top */
  .cards .items {
    grid-template-columns: repeat(auto-fill, minmax(min(var(--cal-card-min, 17rem), 100%), 1fr));
  }
  .cards .card {
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    block-size: 100%;
    box-sizing: border-box;
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_border);
    overflow: hidden;
  }
  .cards .image {
    grid-area: 1 / 1 / 2 / -1;
    inline-size: auto;
    margin: calc(var(--_space) * -2);
    margin-block-end: 0;
    border-radius: 0;
  }

  /* compact: one line where there is room */
  .compact .items {
    gap: 0;
  }
  .compact .item {
    padding-block: var(--_space);
    border-block-end: 1px solid var(--_border);
  }
  .compact :is(.leaf, .image, [part='categories'], [part~='visitor-time']) {
    display: none;
  }
  .compact .card {
    grid-template-columns: minmax(0, 1fr);
  }
  .compact .body {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: calc(var(--_space) * 2);
  }
  .compact .title {
    font-size: 1em;
  }
  .compact [part='badges'] {
    order: 0;
  }
  .compact .heading + .items {
    margin-block-start: 0;
  }
  .compact :is([part='date'], [part='clock']) {
    color: var(--_muted);
  }

  .skeleton .card {
    grid-template-columns: auto minmax(0, 1fr);
  }
  .skeleton .leaf,
  .skeleton .body {
    border: 0;
    border-radius: var(--_radius);
    background: color-mix(in oklab, currentColor 10%, transparent);
    padding: 0;
    block-size: 4.5em;
  }
  .skeleton.compact .body {
    block-size: 1.5em;
  }

  @container cal (max-width: 30em) {
    .list .image {
      inline-size: 5.5em;
      aspect-ratio: 1;
    }
  }
  @container cal (max-width: 24em) {
    .list .card:has(.image) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .list .card:has(.image) .leaf {
      display: none;
    }
  }
  @container cal (max-width: 20em) {
    .leaf {
      display: none;
    }
    .list .card {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .cards .card {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    .skeleton {
      animation: cal-wait 1.2s ease-in-out infinite alternate;
    }
    @keyframes cal-wait {
      to {
        opacity: 0.4;
      }
    }
    [part~='busy'] {
      animation: cal-ask 1.2s 0.2s ease-in-out infinite both;
    }
    @keyframes cal-ask {
      from {
        background-size: 0 2px;
      }
    }
  }
  @media print {
    .item {
      break-inside: avoid;
    }
  }
`;
