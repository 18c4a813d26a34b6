import type { ComponentProps, MouseEvent } from "react";
import { useHistory } from "./history.ts";
import { isPlainClick } from "./plain-click.ts";

type AppLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The whole address within the console, with its query string. */
  to: string;
};

/** A link to a page of the console, followed without loading it anew. The router's own brings a framework along. */
export const AppLink = ({ to, onClick, ...rest }: AppLinkProps) => {
  const history = useHistory();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    if (history.createHref(history.location) === to) history.replace(to);
    else history.push(to);
  };
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- it is among the rest
  return <a {...rest} href={to} onClick={follow} />;
};
