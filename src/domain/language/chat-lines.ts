/** "[12/03/26, 09:14:02] Nomsa: ", "12.03.26, 09:14 - Nomsa: ", "[12/03, 09:14] Nomsa: ": what a chat's export puts in front of each message. */
const CHAT =
  /^\[?\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:[-–]\s*)?[^:\n]{1,30}:(?:\s+|$)/iu

/** How long the export's words in front of a line are; 0 where it is no chat. */
export function chatLead(line: string): number {
  return CHAT.exec(line)?.[0].length ?? 0
}
