import { CalError } from 'cal-elements/client';
import { App } from './app';

/** Rendered on the server, where the client works as in a browser. */
export default function Page() {
  return (
    <>
      <h1>{CalError.name}</h1>
      <App />
    </>
  );
}
