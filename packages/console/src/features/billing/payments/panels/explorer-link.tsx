import { safeHref } from "@backoffice/ui";

/** The page of a transfer in a block explorer, in a tab of its own; what cannot be followed safely stays a text. */
export const ExplorerLink = ({ url }: { url: string }) => {
  const href = safeHref(url);
  if (href === undefined) return <span className="wrap-anywhere">{url}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="text-accent-ink underline underline-offset-2 wrap-anywhere"
    >
      {url}
    </a>
  );
};
