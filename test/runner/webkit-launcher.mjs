import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// The WebDriver codes of named keys.
const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  F2: '\uE032',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};
const mouseButtons = { left: 0, middle: 1, right: 2 };

const keyAction = (type, key) => ({ type, value: keyCodes[key] ?? key });
const buttonAction = (type, button = 'left') => ({ type, button: mouseButtons[button] });
const moveTo = (x, y) => ({ type: 'pointerMove', duration: 0, x, y });

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return port;
}

const screen = { width: 1600, height: 1200 };
/** Files for each browser: a start costs more than most files, and a browser that keeps the pages of all grows to gigabytes. */
const filesForEach = 8;
/** The other engines' first size. */
const viewport = { width: 800, height: 600 };

/** @param program starts a display; the one that is there is used without */
async function startDisplay(program) {
  if (!program) return { display: process.env.DISPLAY, stop() {} };
  const xvfb = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', `${screen.width}x${screen.height}x24`, '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await once(xvfb.stdio[3], 'data');
  return { display: `:${String(number).trim()}`, stop: () => xvfb.kill() };
}

async function waitFor(url) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await fetch(url);
    } catch (error) {
      if (attempt === 100) throw error;
      await sleep(50);
    }
  }
}

/** Drives WebKitGTK's MiniBrowser by WebDriver; the test runner's own launcher for that would bring 167 packages. */
export function webkitLauncher({ driver: driverPath, browser: browserPath, display: displayPath, environment }) {
  /** The addresses of the pages that are open, by the IDs of the test runner's sessions. */
  const addresses = new Map();
  let display;
  /** The driver of the browser in which tests run, the address of its session, and the number of files that it has had. */
  let current;

  const call = async (method, path, body, { session = current.session, signal } = {}) => {
    const response = await fetch(session + path, {
      method,
      signal,
      body: body && JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };

  const start = async () => {
    display ??= await startDisplay(displayPath);
    const port = await freePort();
    const driver = spawn(driverPath, ['--host=127.0.0.1', `--port=${port}`], {
      env: { ...environment, DISPLAY: display.display },
      stdio: 'ignore',
      detached: true,
    });
    const address = `http://127.0.0.1:${port}`;
    await waitFor(`${address}/status`);
    const capabilities = {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserPath, args: ['--automation'] } },
    };
    try {
      const { sessionId } = await call(
        'POST',
        '/session',
        { capabilities },
        { session: address, signal: AbortSignal.timeout(20_000) },
      );
      current = { session: `${address}/session/${sessionId}`, driver, files: 0 };
    } catch (error) {
      process.kill(-driver.pid);
      if (error.name !== 'TimeoutError') throw error;
      // One of some seventy drivers never hears of the browser that it has started.
      return start();
    }
  };

  const end = async () => {
    const { session, driver } = current;
    current = undefined;
    // A page that hangs does not answer, and its browser ends with the group of processes alone.
    await call('DELETE', '', undefined, { session, signal: AbortSignal.timeout(5000) }).catch(() => undefined);
    process.kill(-driver.pid);
  };

  const visit = (url, options) => call('POST', '/url', { url }, options);

  const act =
    (type) =>
    (...actions) =>
      call('POST', '/actions', { actions: [{ type, id: type, actions }] });
  const pointer = act('pointer');
  const keyboard = act('key');

  async function setViewport({ width, height }) {
    const script = (text) => call('POST', '/execute/sync', { script: `return ${text}`, args: [] });
    // More than once, because a window that is not shown yet takes no size.
    for (let attempt = 0; String(await script('[innerWidth, innerHeight]')) !== `${width},${height}`; attempt++) {
      if (attempt === 40) throw new Error(`This window is at least ${await script('innerWidth')} pixels wide`);
      // The window's own bars come on top.
      const [bars, bottom] = await script('[outerWidth - innerWidth, outerHeight - innerHeight]');
      const outer = { width: width + bars, height: height + bottom };
      // Around the middle of the screen, where the pointer is: without a window manager, the window below it has the focus.
      const place = { x: (screen.width - outer.width) / 2, y: (screen.height - outer.height) / 2 };
      await call('POST', '/window/rect', { ...outer, ...place });
      await sleep(50);
    }
  }

  return {
    name: 'WebKit',
    type: 'webdriver',
    concurrency: 1,
    async startSession(id, url) {
      if (current?.files === filesForEach) await end();
      // A page that hangs takes its browser along, but not the next files.
      else if (current) await visit('about:blank', { signal: AbortSignal.timeout(5000) }).catch(end);
      if (!current) await start();
      current.files += 1;
      await setViewport(viewport);
      addresses.set(id, url);
      await visit(url);
    },
    isActive: (id) => addresses.has(id),
    getBrowserUrl: (id) => addresses.get(id),
    async stopSession(id) {
      // The page of the next session may be open by now.
      addresses.delete(id);
      return {};
    },
    async stop() {
      if (current) await end();
      display?.stop();
    },
    // @web/test-runner-commands calls these by name.
    sendKeys: (_, keys) => keyboard(...keys.flatMap((key) => [keyAction('keyDown', key), keyAction('keyUp', key)])),
    sendMouseMove: (_, x, y) => pointer(moveTo(x, y)),
    sendMouseClick: (_, x, y, button) =>
      pointer(moveTo(x, y), buttonAction('pointerDown', button), buttonAction('pointerUp', button)),
    sendMouseDown: (_, button) => pointer(buttonAction('pointerDown', button)),
    sendMouseUp: (_, button) => pointer(buttonAction('pointerUp', button)),
    resetMouse: () => call('DELETE', '/actions'),
    down: (key) => keyboard(keyAction('keyDown', key)),
    up: (key) => keyboard(keyAction('keyUp', key)),
    setViewport,
  };
}
