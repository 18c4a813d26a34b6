/** How far something that the server does by itself is. */
export type AutomationProgress = {
  title: string;
  /** What is said of it: a sentence, or one for each part. */
  text: string | readonly string[];
  status: "in-progress" | "completed" | "error";
  /** Where closing it leads: a path, with its query string. */
  link?: string;
  /** Those that the registrar of a new domain must be given. */
  nameServers?: readonly string[];
};
