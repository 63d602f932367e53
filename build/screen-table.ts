import { globSync } from 'node:fs'
import { join } from 'node:path'

const WEB = join(import.meta.dirname, '../src/web')

/** Code that is loaded apart, as `src/web/screens.ts` names it. */
interface Part {
  component?: string
  chunk?: string
}

/** What the build reads of a row of `src/web/screens.ts`. */
export interface ScreenRow extends Part {
  component: string
  guard: string
  brings?: readonly Part[]
  /** In kB. */
  budget: number
}

/** The table of screens, as the program that draws the pages gives it. */
export interface ScreenTable {
  screens: Record<string, ScreenRow>
  guards: Record<string, Part>
}

/** The source of a screen: the file named like its component. Throws when there is not one alone. */
export function sourceOf(component: string): string {
  const name = component.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  const found = globSync(`screens/**/${name}.tsx`, { cwd: WEB })
  const [source] = found
  if (source === undefined || found.length > 1)
    throw new Error(`screens.ts names ${component}; of ${name}.tsx there are ${found.length}`)
  return source.replaceAll('\\', '/')
}

/** The files a screen is drawn with: their sources, or the names that they travel under. */
export function filesOf(screen: ScreenRow, { guards }: ScreenTable): string[] {
  const parts = [guards[screen.guard], ...(screen.brings ?? []), screen]
  const files = parts.flatMap((part) => {
    if (part?.chunk !== undefined) return [part.chunk]
    return part?.component === undefined ? [] : [sourceOf(part.component)]
  })
  return [...new Set(files)]
}
