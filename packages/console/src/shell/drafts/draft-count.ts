/** "1 draft", "2 drafts". */
export const draftCount = (count: number): string => `${count} ${count === 1 ? "draft" : "drafts"}`;
