declare namespace astroHTML.JSX {
  type Elements = import('cal-elements/jsx').CustomElements;
  interface IntrinsicElements extends Elements {}
}
