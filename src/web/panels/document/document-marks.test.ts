import { describe, expect, it } from 'vitest'
import { markDocument, sectionsOf, type TreeNode } from './document-marks.ts'

const text = (value: string) => ({ type: 'text', value })
const element = (tagName: string, ...children: TreeNode[]): TreeNode => ({
  type: 'element',
  tagName,
  children,
})

describe('sectionsOf', () => {
  it('lists second-level headings as they read, and no line of a code block', () => {
    const markdown =
      '# Title\n## 1. *Summary*\n```\n## not one\n```\n### 1.1\n## 2\\. Problem \\& cost'
    expect(sectionsOf(markdown)).toEqual([
      { id: 'section-1', text: '1. Summary' },
      { id: 'section-2', text: '2. Problem & cost' },
    ])
  })
})

describe('markDocument', () => {
  it('gives the second-level headings the anchors of the contents list', () => {
    const root: TreeNode = { type: 'root', children: [element('h1'), element('h2'), element('h2')] }
    markDocument()(root)
    expect(root.children?.[1]).toMatchObject({ properties: { id: 'section-1' } })
    expect(root.children?.[2]).toMatchObject({ properties: { id: 'section-2' } })
  })

  it('sets where an item comes from as a note, with its mark apart', () => {
    const origin = element('em', text('Source: Q5, Q6 · Assumed'))
    const other = element('em', text('Stated otherwise'))
    markDocument()({ type: 'root', children: [element('p', origin, other)] })
    expect(origin.properties).toEqual({ className: ['document-origin'] })
    expect(origin.children?.[1]).toMatchObject({ properties: { className: ['document-assumed'] } })
    expect(other.properties).toBeUndefined()
  })

  it.each([
    ['FR-001 A client books', 'FR-001'],
    ['AC-001.2: Given', 'AC-001.2'],
    ['ROLE-01', 'ROLE-01'],
    ['ISO-9001x is a norm', null],
    ['A client books FR-001', null],
  ])('marks the id that begins %j', (value, id) => {
    for (const item of [element('li', text(value)), element('p', element('strong', text(value)))]) {
      markDocument()({ type: 'root', children: [item] })
      const marks = JSON.stringify(item).match(/document-id/g)
      expect(marks?.length ?? 0).toBe(id === null ? 0 : 1)
      if (id !== null) expect(JSON.stringify(item)).toContain(JSON.stringify([text(id)]))
    }
  })
})
