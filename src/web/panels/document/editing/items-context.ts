import { createContext } from 'react'
import type { Traced } from '#domain/requirements/document-items.ts'

/** The items of the document on the screen, by their ids. */
export const ItemsContext = createContext<ReadonlyMap<string, Traced>>(new Map())
