import type { LegalBlock } from './legal-text.ts'

export const text = (words: string): LegalBlock => ({ kind: 'text', text: words })

export const list = (...items: readonly string[]): LegalBlock => ({ kind: 'list', items })
