import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal, api } from './client.ts';

function answering(body: BodyInit | null, init: ResponseInit = {}) {
  const fetcher = vi.fn<typeof fetch>(async () => new Response(body, init));
  vi.stubGlobal('fetch', fetcher);
  return fetcher;
}

afterEach(() => vi.unstubAllGlobals());

describe('the client', () => {
  it('asks with language and escapes what comes from addresses', async () => {
    const fetcher = answering('[]');
    await api.cards('../x', 'pl');
    expect(fetcher.mock.calls[0]?.[0]).toBe('/api/games/..%2Fx/cards?lang=pl');
  });

  it('sends JSON and reads an empty answer', async () => {
    const fetcher = answering(null, { status: 204 });
    await expect(api.reportProblem('t1', 'odd')).resolves.toBeUndefined();
    expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"text":"odd"}' });
  });

  it('passes the words of a problem on', async () => {
    answering('{"code":"full","message":"Nobody fits in."}', { status: 409 });
    await expect(api.sit('t1', {})).rejects.toMatchObject({
      code: 'full',
      message: 'Nobody fits in.',
      status: 409,
    });
  });

  it('understands answers of strangers', async () => {
    answering('<html>', { status: 502, statusText: 'Bad Gateway' });
    await expect(api.lobby()).rejects.toMatchObject({ code: 'http_502', message: '502 Bad Gateway' });
  });

  it('says when nobody answers', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    const refusal = await api.me().catch((cause: unknown) => cause);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'offline', status: 0 });
  });
});
