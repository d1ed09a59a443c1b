export const postCount = (count: number) => `${count.toLocaleString('en-US')} job ${count === 1 ? 'post' : 'posts'}`
