import { type ComponentType, lazy, useState } from 'react'

/** A file of code that is loaded apart; `here` is what it holds, once it has come. */
interface Loader<Name extends string, Props> {
  (): Promise<Record<Name, ComponentType<Props>>>
  here: Record<Name, ComponentType<Props>> | null
}

/**
 * A component in a file that is loaded apart. React's own `lazy` waits, behind a fallback it then
 * shows for a while, even for a file that has come already.
 */
export function loadedApart<Name extends string, Props extends object>(
  load: Loader<Name, Props>,
  name: Name,
): ComponentType<Props> {
  const Later = lazy(async () => ({ default: (await load())[name] as ComponentType<object> }))
  return function LoadedApart(props: Props) {
    // Chosen once: another choice later would begin the screen anew.
    const [{ Shown }] = useState(() => ({
      Shown: (load.here?.[name] ?? Later) as ComponentType<Props>,
    }))
    return <Shown {...props} />
  }
}
