/** Names what is being written in the tab's storage. */
export function replyKey(projectId: string, id: string): string {
  return `groundwork.reply.${projectId}.${id}`
}
