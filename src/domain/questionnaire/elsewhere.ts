/** What names no question of the workshop is told where one says what is not known yet. */
export const ELSEWHERE = 'q15'
