import { createContext } from 'react'

/** The heading level of the document's title: 1 on a page, 3 below a dialog's heading. */
export const LevelContext = createContext<1 | 3>(1)
