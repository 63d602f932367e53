import type { Diagram } from '#domain/requirements/diagrams/diagram.ts'

/** What the drawings say to those who do not see them. */
export const pictureText = {
  frame: (title: string) => `Picture: ${title}`,
  title: {
    stages: (title: string) => title,
    entities: () => 'The things the app keeps and how they point to each other',
  } satisfies Record<Diagram['kind'], (title: string) => string>,
} as const
