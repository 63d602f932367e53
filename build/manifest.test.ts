import { describe, expect, it } from 'vitest'
import { checkCircles, type Manifest, made, scriptsOf, stylesOf } from './manifest.ts'

const MANIFEST: Manifest = {
  '../text/work.ts': { file: 'text-of-work.js', name: 'work' },
  'app.tsx': { file: 'app.js', imports: ['_base.js', '_work.js'], css: ['app.css'] },
  'early.ts': { file: 'early.js', imports: ['_base.js'] },
  '_base.js': { file: 'base.js', name: 'base', css: ['base.css'] },
  '_work.js': { file: 'work.js', name: 'work', imports: ['_base.js'], css: ['base.css'] },
}

describe('what became of a source', () => {
  it.each([
    { name: 'early.ts', file: 'early.js' },
    { name: 'work', file: 'work.js' },
    { name: '../text/work.ts', file: 'text-of-work.js' },
  ])('is found by its path and by the name it travels under: $name', ({ name, file }) => {
    expect(made(MANIFEST, name).file).toBe(file)
  })

  it('has to be there', () => {
    expect(() => made(MANIFEST, 'late.ts')).toThrow('the build made nothing of late.ts')
  })

  it('comes after all that it imports, and each file once', () => {
    expect(scriptsOf(MANIFEST, ['early.ts', 'app.tsx', 'work'])).toEqual([
      'base.js',
      'early.js',
      'work.js',
      'app.js',
    ])
    expect(stylesOf(MANIFEST, ['app.tsx'])).toEqual(['base.css', 'app.css'])
  })
})

describe('files that need each other', () => {
  it('are none where two need the same', () => {
    expect(() => checkCircles(MANIFEST)).not.toThrow()
  })

  it.each([
    { needs: ['_work.js'], way: '_base.js -> _work.js -> _base.js' },
    { needs: ['_base.js'], way: '_base.js -> _base.js' },
  ])('fail the build, with the way around: $way', ({ needs, way }) => {
    const circle = { ...MANIFEST, '_base.js': { file: 'base.js', imports: needs } }
    expect(() => checkCircles(circle)).toThrow(way)
  })
})
