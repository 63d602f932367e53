// The icons and the social pictures of `src/web/public`, drawn from the mark and set in the
// product's own type. `npm run screenshots` makes them; they are kept in the repository.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './setup.mjs'

const PUBLIC = join(root, 'src', 'web', 'public')
const PAPER = '#faf7f1'
const ACCENT = '#0e5f5b'
const INK = '#211e1a'

const LINES = 'M8 22.5h16M8 16h16M8 9.5h7'

/** @param browser of Playwright @param words each language's title and tagline */
export async function takeBrandPictures(browser, words) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const icons = [
    ['icon-192.png', 192, mark({ size: 192, radius: 7 })],
    ['icon-512.png', 512, mark({ size: 512, radius: 7 })],
    // A platform cuts its own shape out of these: the ground goes to the edge.
    ['icon-maskable-512.png', 512, mark({ size: 512, radius: 0, scale: 0.72 })],
    ['apple-touch-icon.png', 180, mark({ size: 180, radius: 0, scale: 0.86 })],
  ]
  for (const [name, size, svg] of icons) save(name, await draw(page, svg, { size }))
  save('favicon.ico', ico(await draw(page, mark({ size: 32, radius: 7 }), { size: 32 })))
  for (const [language, { title, tagline }] of Object.entries(words)) {
    const html = socialPicture({ language, title, tagline })
    save(`social-${language}.png`, await draw(page, html, {}))
  }
  await page.close()
}

async function draw(page, content, { size }) {
  await page.setContent(`<!doctype html><style>body{margin:0}</style>${content}`)
  await page.evaluate(() => document.fonts.ready)
  const clip = size ? { x: 0, y: 0, width: size, height: size } : undefined
  return page.screenshot({ omitBackground: true, ...(clip ? { clip } : {}) })
}

function mark({ size, radius, scale = 1 }) {
  const offset = 16 * (1 - scale)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}" style="display:block">
    <rect width="32" height="32" rx="${radius}" fill="${ACCENT}"/>
    <path transform="translate(${offset} ${offset}) scale(${scale})" d="${LINES}" fill="none" stroke="#fffdfa" stroke-width="2.6" stroke-linecap="round"/>
  </svg>`
}

function socialPicture({ language, title, tagline }) {
  // Its proportional letters stand close as they are.
  const spacing = language === 'ja' ? '0.04em' : '-0.01em'
  return `<html lang="${language}"><style>
    ${face('Newsreader', '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2')}
    ${face('Inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')}
    ${face('Gothic', '@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf')}
    section { box-sizing: border-box; width: 1200px; height: 630px; padding: 72px 80px; background: ${PAPER}; color: ${INK}; display: flex; flex-direction: column; }
    header { display: flex; align-items: center; gap: 20px; font: 600 40px Newsreader; }
    h1 { margin: auto 0; max-width: 1040px; font: 560 ${language === 'ja' ? 62 : 68}px/1.14 Newsreader, Gothic; letter-spacing: ${spacing}; text-wrap: balance; word-break: auto-phrase; }
    p { margin: 0; padding-top: 28px; border-top: 2px solid #d9d1c3; font: 400 28px/1.4 Inter, Gothic; color: #57514a;${language === 'ja' ? ' letter-spacing: 0.04em;' : ''} }
  </style><section><header>${mark({ size: 56, radius: 7 })}Groundwork</header><h1>${title}</h1><p>${tagline}</p></section></html>`
}

function face(family, file) {
  const data = readFileSync(join(root, 'node_modules', file)).toString('base64')
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/${file.endsWith('ttf') ? 'ttf' : 'woff2'};base64,${data}); }`
}

/** An icon file that holds one PNG picture of 32 pixels. */
function ico(png) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, png])
}

function save(name, data) {
  writeFileSync(join(PUBLIC, name), data)
  say(`src/web/public/${name}`)
}
