import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const calls: string[] = [];
let person: { name: string; login: string | null } | null = null;

beforeEach(() => {
  calls.length = 0;
  person = null;
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`);
    if (url === '/api/guest') person = { name: JSON.parse(String(init.body)).name, login: null };
    if (url === '/api/logout') {
      person = null;
      return new Response(null, { status: 204 });
    }
    return Response.json({ person });
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('the session', () => {
  it('makes a guest of nobody, once', async () => {
    const { session } = await import('./session.svelte.ts');
    const guest = await session.ensure();
    expect(guest.name).toMatch(/^\S+ \S+$/);
    await session.ensure();
    expect(calls).toEqual(['GET /api/me', 'POST /api/guest']);
    expect(session.person).toEqual({ name: guest.name, login: null });
  });

  it('leaves somebody who is known as they are', async () => {
    person = { name: 'Anna', login: 'anna' };
    const { session } = await import('./session.svelte.ts');
    await session.ensure();
    expect(calls).toEqual(['GET /api/me']);
  });

  it('asks again after signing out', async () => {
    person = { name: 'Anna', login: 'anna' };
    const { session } = await import('./session.svelte.ts');
    await session.load();
    await session.logout();
    expect(session.person).toBeNull();
    await session.ensure();
    expect(calls).toEqual(['GET /api/me', 'POST /api/logout', 'GET /api/me', 'POST /api/guest']);
  });
});
