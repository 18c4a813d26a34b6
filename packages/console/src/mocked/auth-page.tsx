import { FullScreenLoader } from "@backoffice/ui";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { backend } from "./backend.ts";

/** Goes where the mock server sends a browser that signs in or out. */
export const AuthPage = () => {
  const { pathname, search } = useLocation();
  useEffect(() => {
    void (async () => {
      const response = await backend.fetch(new Request(new URL(pathname + search, window.location.origin)));
      window.location.replace(response.headers.get("Location") ?? "/admin");
    })();
  }, [pathname, search]);
  return <FullScreenLoader label="One moment" />;
};
