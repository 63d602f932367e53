import { type ComponentType, createContext } from 'react'

/** What else stands at the end of an item: who reads by a link comments there. Null for nothing. */
export const ItemSlotContext = createContext<ComponentType<{ id: string }> | null>(null)
