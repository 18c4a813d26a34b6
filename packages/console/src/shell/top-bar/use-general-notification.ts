import { useListNotifications } from "@backoffice/api-client";
import { readStored, toast, writeStored } from "@backoffice/ui";
import { useEffect } from "react";

const KEY = "notified";

/** Shows the first general notification as an info message, once a visit (shell §7). */
export const useGeneralNotification = (): void => {
  const { data } = useListNotifications(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const text = data?.[0]?.content_en;
  useEffect(() => {
    if (!text || readStored(KEY, sessionStorage) === text) return;
    writeStored(KEY, text, sessionStorage);
    toast.info(text);
  }, [text]);
};
