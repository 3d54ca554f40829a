/** What DATA_DIR holds when nothing is to be kept. */
export const IN_MEMORY = 'memory';
