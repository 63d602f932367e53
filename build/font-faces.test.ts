import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readFaces } from './font-faces.ts'

const face = (lines: string) => `@font-face {\n  font-family: "A";\n  ${lines}\n}\n`
const url = 'src: url("@fonts/a-latin.basic.woff2") format("woff2");'

describe('the faces of a style sheet', () => {
  it.each([
    { weight: '400 700', weights: { min: 400, max: 700 } },
    { weight: '400', weights: { min: 400, max: 400 } },
  ])('say which characters and which weights: $weight', ({ weight, weights }) => {
    const styles = face(`font-weight: ${weight};\n  ${url}\n  unicode-range: U+0041-0043, U+20AC;`)
    expect(readFaces(styles)).toEqual([
      { file: 'a-latin.basic.woff2', characters: 'ABC€', weights },
    ])
  })

  it('leave out those that are made elsewhere', () => {
    expect(readFaces(face('src: local("Arial");'))).toEqual([])
  })

  it.each([
    { lacks: 'range', lines: `font-weight: 400;\n  ${url}` },
    { lacks: 'weight', lines: `${url}\n  unicode-range: U+0041;` },
  ])('fail the build without a $lacks', ({ lines }) => {
    expect(() => readFaces(face(lines))).toThrow('a-latin.basic.woff2')
  })
})

describe('the product’s own faces', () => {
  const styles = readFileSync(join(import.meta.dirname, '../src/web/styles/fonts.css'), 'utf8')
  const faces = readFaces(styles)
  const charactersOf = (part: string) =>
    faces.filter(({ file }) => file.includes(part)).map(({ characters }) => characters)

  it('give every font the same three parts, which share no character', () => {
    const parts = ['.basic.', '.more.', '.europe.'].map((part) => new Set(charactersOf(part)))
    expect([parts.map(({ size }) => size), faces.length % 3]).toEqual([[1, 1, 1], 0])
    const all = parts.flatMap((part) => [...part].flatMap((characters) => [...characters]))
    expect(all.filter((character, index) => all.indexOf(character) !== index)).toEqual([])
  })
})
