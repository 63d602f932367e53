import { LineRuleType, Paragraph, TextRun } from 'docx'
import { type IShapeGroupChildOptions, ShapeGroupRun } from 'docx/shapes'
import {
  computeLayout,
  computeRadius,
  LINE_HEIGHT,
  PADDING,
  type PlacedNode,
  TITLE_SIZE,
} from '#domain/requirements/diagrams/picture-layout.ts'
import { toldDiagram } from '#domain/requirements/diagrams/told-diagram.ts'
import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { makePrintable } from '#server/exports/layout/make-printable.ts'

/** Word's pixels, 96 to the inch, for each of the drawing's; less where it would not fit the page. */
const SCALE = 0.96
const WIDEST = 624
const TALLEST = 840
/** Word's letters are a little wider than the layout supposes: they may use half of the padding. */
const MARGIN = PADDING / 2

type Diagram = Extract<PrintedBlock, { kind: 'diagram' }>

/**
 * The drawing as one group of Word's own shapes, sharp at any size, whose words can be found and
 * changed; told in words to those who do not see it.
 */
export function pictureParagraph({ title, diagram }: Diagram): Paragraph {
  const { width, height, nodes, paths } = computeLayout(diagram)
  const scale = Math.min(SCALE, WIDEST / width, TALLEST / height)
  const drawn = [
    ...paths.map(({ line }) => arrow(pointsOf(line), scale)),
    ...nodes.flatMap((node) => box(node, scale)),
  ]
  return new Paragraph({
    spacing: { before: 80, after: 160 },
    children: [
      new ShapeGroupRun({
        children: drawn,
        transformation: { width: width * scale, height: height * scale },
        altText: { name: title, description: `${title}: ${makePrintable(toldDiagram(diagram))}` },
      }),
    ],
  })
}

function box(node: PlacedNode, scale: number): IShapeGroupChildOptions[] {
  const { x, y, width, height, title, shape } = node
  const isPerson = shape === 'person'
  return [
    {
      type: 'roundedRectangle',
      transformation: {
        offset: { left: x * scale, top: y * scale },
        width: width * scale,
        height: height * scale,
      },
      adjustments: { cornerRadius: (100 * computeRadius(node)) / Math.min(width, height) },
      fill: isPerson ? INK.accentSoft : INK.sunken,
      line: { color: isPerson ? INK.accent : INK.faint, width: 0.75 },
      textOptions: {
        verticalAlignment: 'center',
        margins: {
          top: 0,
          bottom: 0,
          left: points(MARGIN, scale),
          right: points(MARGIN, scale),
        },
      },
      children: title.map((text) => written(text, scale)),
    },
  ]
}

function written(text: string, scale: number): Paragraph {
  return new Paragraph({
    spacing: {
      before: 0,
      after: 0,
      line: Math.round(points(LINE_HEIGHT, scale) * 20),
      lineRule: LineRuleType.EXACT,
    },
    children: [
      new TextRun({
        text: makePrintable(text),
        color: INK.text,
        size: Math.floor(points(TITLE_SIZE, scale) * 2),
      }),
    ],
  })
}

interface Point {
  x: number
  y: number
}

/** The corners of a line of straight steps: `M1 2H3V4`. */
function pointsOf(line: string): Point[] {
  const points: Point[] = []
  for (const [, step, first = '', second = ''] of line.matchAll(
    /([MHV])([-\d.]+)(?: ([-\d.]+))?/g,
  )) {
    const { x = 0, y = 0 } = points.at(-1) ?? {}
    if (step === 'M') points.push({ x: Number(first), y: Number(second) })
    else points.push(step === 'H' ? { x: Number(first), y } : { x, y: Number(first) })
  }
  return points
}

const ARROW = { color: INK.soft, width: 0.75, endArrow: 'triangle' } as const

/** A line without any breadth is no outline that could be scaled: it is drawn as a line. */
function arrow(corners: readonly Point[], scale: number): IShapeGroupChildOptions {
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  if (width === 0 || height === 0) return straight(corners, scale, ARROW)
  const path = corners.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')
  return {
    type: 'custom',
    paths: [{ path, fill: false }],
    transformation: {
      offset: { left: left * scale, top: top * scale },
      width: width * scale,
      height: height * scale,
    },
    line: ARROW,
  }
}

type Line = Exclude<Extract<IShapeGroupChildOptions, { type: 'line' }>['line'], undefined>

function straight(corners: readonly Point[], scale: number, line: Line): IShapeGroupChildOptions {
  const [from, to] = [corners[0] ?? { x: 0, y: 0 }, corners.at(-1) ?? { x: 0, y: 0 }]
  return {
    type: 'line',
    transformation: {
      offset: { left: Math.min(from.x, to.x) * scale, top: Math.min(from.y, to.y) * scale },
      width: Math.abs(to.x - from.x) * scale,
      height: Math.abs(to.y - from.y) * scale,
      flip: { horizontal: to.x < from.x, vertical: to.y < from.y },
    },
    line,
  }
}

function points(pixels: number, scale: number): number {
  return pixels * scale * 0.75
}
