import { createContext } from 'react'
import type { Outline } from '#domain/requirements/outline/blocks.ts'

/** The signs around what is in brackets and between what is beside each other. */
export const SignsContext = createContext<Outline['signs']>({
  open: ' (',
  close: ')',
  between: '; ',
  dot: ' · ',
})
