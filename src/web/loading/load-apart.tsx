import { type ComponentType, lazy, useState } from 'react'
import type { FileLoader } from './file-loader.ts'

/**
 * A component in a file that is loaded apart. React's own `lazy` waits, behind a fallback it then
 * shows for a while, even for a file that has come already.
 */
export function loadApart<Name extends string, Props extends object>(
  load: FileLoader<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
  return function LoadedApart(props: Props) {
    // Chosen once: another choice later would begin the screen again.
    const [{ Shown }] = useState(() => ({
      Shown: (load.here?.[name] ?? Later) as ComponentType<Props>,
    }))
    return <Shown {...props} />
  }
}
