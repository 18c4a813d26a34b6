/** Begins a text with a capital letter, as a sentence: "menu item" is "Menu item". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
