/** URL of a story alone, with the switches of the toolbar. */
export const frameAddress = (id: string, switches: string): string =>
  `iframe.html?id=${id}&viewMode=story&globals=${switches}`;
