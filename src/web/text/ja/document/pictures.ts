import type { Diagram } from '#domain/requirements/diagrams/diagram.ts'
import type { Wording } from '#domain/wording.ts'
import type { pictureText as english } from '#web/text/document/pictures.ts'

export const pictureText: Wording<typeof english> = {
  frame: (title: string) => `図：${title}`,
  title: {
    journey: (title: string) => `「${title}」の流れ`,
    stages: (title: string) => title,
    entities: () => 'アプリが扱う情報と、そのつながり',
  },
  told: ({ nodes, edges }: Diagram): string => {
    const names = new Map(nodes.map(({ id, title }) => [id, title]))
    const arrows = edges.map(({ from, to }) => `${names.get(from)} → ${names.get(to)}`)
    return `${(arrows.length > 0 ? arrows : [...names.values()]).join('、')}。`
  },
}
