import { formatCount } from '../../../../rules/words/format-count.ts'
export const formatPostCount = (count: number) => `${formatCount(count)} job ${count === 1 ? 'post' : 'posts'}`
