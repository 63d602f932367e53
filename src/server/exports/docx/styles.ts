import { AlignmentType, type IStylesOptions, LevelFormat, LineRuleType } from 'docx'
import { INK } from '#server/exports/layout/look.ts'

const BODY_FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Yu Gothic', cs: 'Calibri' }
const HEADING_FONT = { ascii: 'Cambria', hAnsi: 'Cambria', eastAsia: 'Yu Mincho', cs: 'Cambria' }

/** Where text is right of a hanging id, in twentieths of a point. */
export const INDENT = { id: 1100, inner: 1500, verbatim: 280 } as const

/** Named styles, so that whoever opens the file can change the look in one place. */
export const STYLES: IStylesOptions = {
  default: {
    document: {
      run: { font: BODY_FONT, size: 21, color: INK.text },
      paragraph: { spacing: { after: 100, line: 288, lineRule: LineRuleType.AUTO } },
    },
    title: {
      run: { font: HEADING_FONT, size: 52, color: INK.text },
      paragraph: { spacing: { after: 160, line: 264, lineRule: LineRuleType.AUTO } },
    },
    heading1: {
      run: { font: HEADING_FONT, size: 32, color: INK.text },
      paragraph: { spacing: { before: 440, after: 140 }, keepNext: true },
    },
    heading2: {
      run: { font: BODY_FONT, size: 24, bold: true, color: INK.accent },
      paragraph: { spacing: { before: 260, after: 80 }, keepNext: true },
    },
  },
  paragraphStyles: [
    {
      id: 'Item',
      name: 'Item',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: {
        indent: { left: INDENT.id, hanging: INDENT.id },
        spacing: { after: 80 },
      },
    },
    {
      id: 'InnerItem',
      name: 'Inner item',
      basedOn: 'Normal',
      quickFormat: true,
      paragraph: { indent: { left: INDENT.inner }, spacing: { after: 60 } },
    },
    {
      id: 'Answer',
      name: 'Answer',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 19, color: INK.soft },
      paragraph: { indent: { left: INDENT.verbatim }, spacing: { after: 0 } },
    },
    {
      id: 'TableText',
      name: 'Table text',
      basedOn: 'Normal',
      quickFormat: true,
      run: { size: 19 },
      paragraph: { spacing: { after: 0, line: 252, lineRule: LineRuleType.AUTO } },
    },
    {
      id: 'ContentsTitle',
      name: 'Contents title',
      basedOn: 'Normal',
      run: { font: HEADING_FONT, size: 32 },
      paragraph: { spacing: { before: 440, after: 140 }, keepNext: true },
    },
  ],
  characterStyles: [
    { id: 'ItemId', name: 'Item id', run: { bold: true, size: 18, color: INK.accent } },
    { id: 'Note', name: 'Note', run: { size: 17 } },
  ],
}

/** Bullets, and numbers that start afresh with each list (`instance`). */
export const NUMBERING = {
  config: [
    {
      reference: 'bullets',
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 360, hanging: 260 } } },
        },
      ],
    },
    {
      reference: 'numbers',
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1.',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 460, hanging: 360 } } },
        },
      ],
    },
  ],
}
