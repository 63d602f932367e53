import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/app.ts'

describe('pages', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openApp('pglite')
  })
  afterAll(() => app.close())

  const titleOf = (html: string) => /<title>(.*)<\/title>/.exec(html)?.[1]

  it('serves the app with a nonce of its own each time', async () => {
    const nonces = new Set<string>()
    for (const path of ['/sign-in', '/dashboard', '/dashboard/projects/x/document']) {
      const { status, headers, text } = await app.visitor().get(path)
      const nonce = /name="csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? ''
      expect([path, status, titleOf(text)]).toEqual([path, 200, 'The app'])
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(text).not.toMatch(/__[A-Z_]+__/)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('shows the landing page at / to visitors and the app to the signed-in, by the signed cookie', async () => {
    const forger = app.visitor()
    forger.cookies.set('groundwork.session_token', 'forged.signature')
    for (const visitor of [app.visitor(), forger]) {
      const { text } = await visitor.get('/')
      expect(titleOf(text)).toBe('Landing')
      expect(text).toContain('data-visitor="signed-out"')
    }
    const { text } = await (await app.signUp()).get('/')
    expect(titleOf(text)).toBe('The app')
    expect(text).toContain('data-visitor="signed-in"')
  })

  it.each(['/contact', '/dashboard'])('draws %s in the chosen light', async (path) => {
    const visitor = app.visitor()
    expect((await visitor.get(path)).text).toContain('data-theme="system"')
    visitor.cookies.set('theme', 'dark')
    const dark = await visitor.get(path)
    expect(dark.text).toContain('data-theme="dark"')
    visitor.cookies.set('theme', 'x')
    const unknown = await visitor.get(path)
    expect(unknown.text).toContain('data-theme="system"')
    if (path === '/contact') expect(unknown.headers.get('etag')).not.toBe(dark.headers.get('etag'))
  })

  it.each([
    ['/contact/', '/contact'],
    ['/contact//?lang=ja', '/contact?lang=ja'],
    ['/dashboard/', '/dashboard'],
    ['/dashboard/projects/x/document/?version=2', '/dashboard/projects/x/document?version=2'],
  ])('leads from %s to the page itself', async (from, to) => {
    const { status, headers } = await app.visitor().get(from)
    expect([status, headers.get('location')]).toEqual([308, to])
  })

  it.each(['/nowhere/', '//evil.example/', '//evil.example/contact/', '/contact/x/'])(
    'leads nobody from %s, which is no page',
    async (path) => {
      const { status, headers } = await app.visitor().get(path)
      expect([status, headers.get('location')]).toEqual([404, null])
    },
  )

  it('lets a page’s own styles in by their hash alone', async () => {
    const { headers } = await app.visitor().get('/')
    const hash = createHash('sha256').update('body { margin: 0 }').digest('base64')
    expect(headers.get('content-security-policy')).toContain(`style-src 'self' 'sha256-${hash}';`)
  })

  it('fills in its own address and lets no style but its files in', async () => {
    const { text, headers } = await app.visitor().get('/contact')
    expect(text).toContain(
      `<link rel="canonical" href="${app.deps.config.publicUrl.origin}/contact"`,
    )
    expect(text).not.toMatch(/__[A-Z_]+__/)
    expect(headers.get('content-security-policy')).toContain("style-src 'self';")
  })

  it.each([
    { by: 'the browser’s wish', headers: { 'accept-language': 'ja-JP,en;q=0.5' }, says: 'ja' },
    { by: 'nobody’s wish', headers: { 'accept-language': 'fr' }, says: 'en' },
    {
      by: 'the choice before the wish',
      headers: { 'accept-language': 'ja', cookie: 'language=en' },
      says: 'en',
    },
    {
      by: 'the address before the choice',
      path: '/contact?lang=ja',
      headers: { cookie: 'language=en' },
      says: 'ja',
    },
    {
      by: 'no invented language',
      path: '/contact?lang=xx',
      headers: { cookie: 'language=ja' },
      says: 'ja',
    },
    { by: 'the app’s choice', path: '/sign-in', headers: { cookie: 'language=ja' }, says: 'ja' },
    { by: 'the lost page’s choice', path: '/no', headers: { cookie: 'language=ja' }, says: 'ja' },
  ])('speaks by $by', async ({ path = '/', headers, says }) => {
    const response = await app.visitor().get(path, headers)
    expect(response.text).toContain(`<html lang="${says}"`)
    expect(response.headers.get('content-language')).toBe(says)
    expect(response.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('remembers a language that the address names, for a year', async () => {
    const visitor = app.visitor()
    const { headers } = await visitor.get('/?lang=ja')
    expect(headers.get('set-cookie')).toBe(
      'language=ja; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    )
    expect((await visitor.get('/contact')).text).toContain('<html lang="ja"')
    expect((await visitor.get('/?lang=xx')).headers.get('set-cookie')).toBeNull()
  })

  it('sends a public page once, compressed, and again only when it differs', async () => {
    const visitor = app.visitor()
    const first = await visitor.get('/', { 'accept-encoding': 'br' })
    expect(first.headers.get('content-encoding')).toBe('br')
    expect(titleOf(first.text)).toBe('Landing')
    const plain = await visitor.get('/', { 'accept-encoding': 'identity' })
    expect([plain.headers.get('content-encoding'), plain.text]).toEqual([null, first.text])
    const known = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await visitor.get('/', known)).status).toBe(304)
    expect((await visitor.get('/', { ...known, 'accept-language': 'ja' })).status).toBe(200)
    const signedIn = await (await app.signUp()).get('/', known)
    expect([signedIn.status, titleOf(signedIn.text)]).toEqual([200, 'The app'])
  })

  it('tells search engines where to look, and each page in each language', async () => {
    const { origin } = app.deps.config.publicUrl
    const robots = await app.visitor().get('/robots.txt')
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const closed = [...robots.text.matchAll(/^Disallow: (.+)$/gm)].map((match) => match[1])
    expect(closed).toEqual(['/api/', '/dashboard'])
    for (const [path, tag] of [
      ['/sign-in', null],
      ['/dashboard', 'noindex'],
    ] as const)
      expect((await app.visitor().get(path)).headers.get('x-robots-tag')).toBe(tag)
    const { text, headers } = await app.visitor().get('/sitemap.xml')
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const addresses = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
    expect(addresses.toSorted()).toEqual([
      `${origin}/`,
      `${origin}/?lang=ja`,
      `${origin}/contact`,
      `${origin}/contact?lang=ja`,
    ])
    expect(text.match(/hreflang="ja"/g)).toHaveLength(4)
  })

  it('answers an address that leads nowhere with a page that says so', async () => {
    for (const path of [
      '/no/such/page',
      '/en',
      '/404',
      '/app',
      '/dashboard/projects',
      '/dashboard/projects/x',
      '/dashboard/projects/x/y/document',
      '/dashboard/projects//document',
    ]) {
      const { status, text } = await app.visitor().get(path)
      expect([path, status, titleOf(text)]).toEqual([path, 404, 'Nothing'])
    }
    expect((await app.visitor().get('/en/app/dashboard.html')).status).toBe(404)
  })
})
