import {
  computeLayout,
  computeRadius,
  type Layout,
  LINE_HEIGHT,
  PADDING,
  type PlacedNode,
  TITLE_SIZE,
} from '#domain/requirements/diagrams/picture-layout.ts'
import { toldDiagram } from '#domain/requirements/diagrams/told-diagram.ts'
import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { makePrintable } from '#server/exports/layout/make-printable.ts'
import type { Line } from './lines.ts'
import type { Part } from './part.ts'
import { type Stretch, setStretches } from './set-text.ts'
import { PAGE, type Sheet, SPARE } from './sheet.ts'

/** Points for each of the drawing's pixels; less where it would not fit the page. */
const SCALE = 0.72
const WIDEST = PAGE.right - PAGE.left
const TALLEST = PAGE.bottom - PAGE.top - 40
const AIR = { above: 4, below: 10 } as const
/** What lies below the baseline of a box's line, in pixels. */
const RISE = 13

type Diagram = Extract<PrintedBlock, { kind: 'diagram' }>

/** A drawing of lines and letters, told in words to those who do not see it. */
export function makePicturePart(sheet: Sheet, { title, diagram }: Diagram): Part {
  const layout = computeLayout(diagram)
  const scale = Math.min(SCALE, WIDEST / layout.width, TALLEST / layout.height)
  const height = layout.height * scale + AIR.above + AIR.below
  const alt = `${title}: ${makePrintable(toldDiagram(diagram))}`
  return {
    // A tall one may wait for the next page while the text goes on.
    first: height <= SPARE ? height : 0,
    isHeading: false,
    draw: () =>
      sheet.place({
        height,
        draw: () => {
          const top = sheet.y + AIR.above
          const bbox = boxOf(layout, scale, top)
          const draw = () => drawPicture(sheet, layout, { top, scale })
          sheet.tags.leaf('Figure', draw, { alt, bbox, placement: 'Block' })
          sheet.y += height
        },
      }),
  }
}

type Box = [left: number, top: number, right: number, bottom: number]

function boxOf({ width, height }: Layout, scale: number, top: number): Box {
  return [PAGE.left, top, PAGE.left + width * scale, top + height * scale]
}

function drawPicture(
  sheet: Sheet,
  { nodes, paths }: Layout,
  { top, scale }: { top: number; scale: number },
): void {
  const { doc } = sheet
  doc.save().translate(PAGE.left, top).scale(scale).lineWidth(1)
  for (const { line } of paths) {
    doc.path(line).stroke(`#${INK.soft}`)
    doc.path(arrowHead(line)).stroke(`#${INK.soft}`)
  }
  for (const node of nodes) drawNode(sheet, node)
  doc.restore()
}

function drawNode(sheet: Sheet, node: PlacedNode): void {
  const { doc } = sheet
  const { x, y, width, height, title, shape } = node
  const isPerson = shape === 'person'
  doc
    .roundedRect(x, y, width, height, computeRadius(node))
    .fillAndStroke(
      `#${isPerson ? INK.accentSoft : INK.sunken}`,
      `#${isPerson ? INK.accent : INK.faint}`,
    )
  const look = { role: 'text', size: TITLE_SIZE, colour: INK.text } as const
  for (const [row, text] of title.entries()) {
    const line = fittedLine(sheet, { text: makePrintable(text), look }, width - 2 * PADDING)
    sheet.drawOn(line, x + PADDING, y + PADDING + RISE + row * LINE_HEIGHT)
  }
}

/** The layout guesses widths; what is wider than its box is set smaller. */
function fittedLine(sheet: Sheet, { text, look }: Stretch, room: number): Line {
  const parts = sheet.faces.stretches(text, look)
  const wide = parts.reduce((sum, part) => sum + sheet.measure(part.text, part.setting), 0)
  const size = look.size * Math.min(1, (room - 0.1) / wide)
  return setStretches(sheet, [{ text, look: { ...look, size } }], room + 0.1)[0] ?? []
}

/** At the end of a line of straight steps: `M1 2H3V4`. */
function arrowHead(line: string): string {
  const steps = [...line.matchAll(/([MHV])([-\d.]+)(?: ([-\d.]+))?/g)]
  let [x, y, right, down] = [0, 0, 0, 0]
  for (const [, step, first = '', second = ''] of steps) {
    const to = Number(first)
    if (step === 'M') [x, y] = [to, Number(second)]
    else if (step === 'H') [right, down, x] = [Math.sign(to - x), 0, to]
    else [right, down, y] = [0, Math.sign(to - y), to]
  }
  const [backX, backY] = [x - right * 6, y - down * 6]
  const [sideX, sideY] = [down * 3, right * 3]
  return `M${backX + sideX} ${backY + sideY}L${x} ${y}L${backX - sideX} ${backY - sideY}`
}
