/** The progress of a task that the server runs by itself. */
export type AutomationProgress = {
  title: string;
  /** The message: a sentence, or one for each part. */
  text: string | readonly string[];
  status: "in-progress" | "completed" | "error";
  /** The address to open on closing: a path with its query string. */
  link?: string;
  /** The name servers to enter at the registrar of a new domain. */
  nameServers?: readonly string[];
};
