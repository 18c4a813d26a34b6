/** Names in a user agent, those first that also claim to be another browser, and what they are called. */
const BROWSERS = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung"],
  ["Firefox", "Firefox"],
  ["HeadlessChrome", "Chrome"],
  ["Chrome", "Chrome"],
  ["Version", "Safari"],
] as const;

/** The browser and its major version, such as `Chrome 140`. */
export const browserName = (userAgent: string): string => {
  for (const [token, name] of BROWSERS) {
    const version = new RegExp(`\\b${token}/(\\d{1,4})\\b`).exec(userAgent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return "Other";
};
