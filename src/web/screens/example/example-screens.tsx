import type { ComponentType } from 'react'
import type { ExampleName } from '#domain/examples/examples.ts'
import { ExampleScreen } from './example-screen.tsx'

/** Each example as a page of its own. */
export const exampleScreens: Readonly<Record<ExampleName, ComponentType>> = {
  studio: () => <ExampleScreen name="studio" />,
  bakery: () => <ExampleScreen name="bakery" />,
  heating: () => <ExampleScreen name="heating" />,
}
