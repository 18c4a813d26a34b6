/** Whether a text contains an email address. */
export const hasEmail = (text: string): boolean => /[^\s@]@[^\s@]/.test(text);
