import { useEffect, useEffectEvent } from 'react'

/** Takes back the sheet that was asked for while its file is still on its way. */
let takeBack: (() => void) | null = null

/**
 * What is asked for last is what opens: a sheet whose file is not here yet is taken back when another
 * is asked for, or both would open at one moment and hide each other.
 * @param isOpen this sheet is asked for
 * @param isHere its file is here, so that it is drawn at once
 * @param close takes it back, as Escape would
 */
export function useOneSheet(isOpen: boolean, isHere: boolean, close: () => void): void {
  const closeThis = useEffectEvent(close)
  useEffect(() => {
    if (isOpen) takeBack?.()
  }, [isOpen])
  const isWaiting = isOpen && !isHere
  useEffect(() => {
    if (!isWaiting) return
    const mine = () => closeThis()
    takeBack = mine
    return () => {
      if (takeBack === mine) takeBack = null
    }
  }, [isWaiting])
}
