/**
 * URL of a story alone, with the switches of the toolbar. No accessibility check runs in it: it would hold up the page
 * around it.
 */
export const frameAddress = (id: string, switches: string): string =>
  `iframe.html?id=${id}&viewMode=story&globals=${switches}${switches && ";"}a11y.manual:!true`;
