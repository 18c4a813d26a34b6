import { cn, linkLook, safeHref } from "@backoffice/ui";

/** The page of a transfer in a block explorer, in a tab of its own; what cannot be followed safely stays a text. */
export const ExplorerLink = ({ url }: { url: string }) => {
  const href = safeHref(url);
  if (href === undefined) return <span className="wrap-anywhere">{url}</span>;
  return (
    <a href={href} target="_blank" rel="noreferrer" className={cn(linkLook(true), "wrap-anywhere")}>
      {url}
    </a>
  );
};
