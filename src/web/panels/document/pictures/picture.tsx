import { useId, useMemo } from 'react'
import type { Diagram } from '#domain/requirements/diagrams/diagram.ts'
import {
  computeLayout,
  computeRadius,
  LINE_HEIGHT,
  PADDING,
  type PlacedNode,
  TITLE_SIZE,
} from '#domain/requirements/diagrams/picture-layout.ts'
import { toldDiagram } from '#domain/requirements/diagrams/told-diagram.ts'
import { pictureText as words } from '#web/text/document/pictures.ts'
import './picture.css'

interface PictureProps {
  title: string
  /** Null draws nothing. */
  diagram: Diagram | null
}

/** A wide picture scrolls in its frame, which the keyboard must reach (WCAG 2.1.1). */
const scrolls = (title: string) =>
  ({ role: 'group', tabIndex: 0, 'aria-label': words.frame(title) }) as const

/** A drawing in ink; what it shows is beside it as text too. */
export function Picture({ title, diagram }: PictureProps) {
  const id = useId()
  const layout = useMemo(() => (diagram === null ? null : computeLayout(diagram)), [diagram])
  if (diagram === null || layout === null) return null
  const { width, height, nodes, paths } = layout
  return (
    <div {...scrolls(title)} className="document-picture">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
      >
        <title id={`${id}-title`}>{words.title[diagram.kind](title)}</title>
        <desc id={`${id}-text`}>{toldDiagram(diagram)}</desc>
        <defs>
          <marker
            id={`${id}-head`}
            viewBox="0 0 8 8"
            refX="7.5"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto"
          >
            <path d="M1 1L7.5 4L1 7" className="picture-head" />
          </marker>
        </defs>
        {paths.map((path) => (
          <path
            key={path.id}
            d={path.line}
            className="picture-line"
            markerEnd={`url(#${id}-head)`}
          />
        ))}
        {nodes.map((node) => (
          <Box key={node.id} node={node} />
        ))}
      </svg>
    </div>
  )
}

function Box({ node: { shape, x, y, width, height, title } }: { node: PlacedNode }) {
  return (
    <g className={`picture-${shape}`}>
      <rect x={x} y={y} width={width} height={height} rx={computeRadius({ shape, height })} />
      {rowsOf(title).map(({ key, line, row }) => (
        <text
          key={key}
          x={x + PADDING}
          y={y + PADDING + 13 + row * LINE_HEIGHT}
          fontSize={TITLE_SIZE}
          className="picture-title"
        >
          {line}
        </text>
      ))}
    </g>
  )
}

/** Two lines may say the same, so each is named by its row. */
function rowsOf(title: readonly string[]) {
  return title.map((line, row) => ({ key: `row-${row}`, line, row }))
}
