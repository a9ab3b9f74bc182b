import { defineConfig, devices, type Project } from '@playwright/test';
import { existsSync } from 'node:fs';

/** Debian's browser where there is one: Playwright's own download does not work everywhere. */
const chromium = process.env.CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);
const port = process.env.CONCLAVE_E2E_PORT ?? '4173';

/** Whole games and every size of the Lodge take minutes: `make test-long` plays them. */
const LONG = Number(process.env.CONCLAVE_EFFORT ?? 1) >= 10 ? [] : [/lodge\/(axe|fit|game|keys)\.spec\.ts/];

/** Tests that say how long something may take. */
const TIMED = /hint\.spec\.ts/;

/** The same tests on a desk and on a phone. */
const screens = (more: Partial<Project>, suffix: string): Project[] => [
  {
    ...more,
    name: `desk${suffix}`,
    use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
  },
  {
    ...more,
    name: `phone${suffix}`,
    use: { ...devices['Desktop Chrome'], viewport: { width: 360, height: 740 }, hasTouch: true },
  },
];

export default defineConfig({
  testDir: 'e2e',
  // One house, and a test for each core: a test waits for its pages about half of its time.
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  // Two browsers, a server and axe share two cores: patience is not what is tested.
  expect: { timeout: 15_000 },
  forbidOnly: !!process.env.CI,
  // A house that does not work fails every test: nobody needs to wait for all of them.
  maxFailures: process.env.CI ? 8 : 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    ...screens({ testIgnore: [TIMED, ...LONG] }, ''),
    // What is measured by the clock runs by itself, after all else.
    ...screens({ testMatch: TIMED, workers: 1 }, ', alone').map((it, at) => ({
      ...it,
      dependencies: at === 0 ? ['desk', 'phone'] : ['desk, alone'],
    })),
  ],
  webServer: {
    command: `../scripts/serve-for-tests ${port}`,
    url: `http://127.0.0.1:${port}/healthz`,
    reuseExistingServer: !process.env.CI,
    timeout: 600_000,
  },
});
