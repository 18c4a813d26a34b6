import { useListNotifications } from "@backoffice/api-client";
import { toast } from "@backoffice/ui";
import { useEffect } from "react";

/** Shows the first general notification as an info message, once a visit (shell §7). */
export const useGeneralNotification = (): void => {
  const { data } = useListNotifications(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const text = data?.[0]?.content_en;
  useEffect(() => {
    if (!text || sessionStorage.getItem("notified") === text) return;
    sessionStorage.setItem("notified", text);
    toast.info(text);
  }, [text]);
};
