import { Toaster, TooltipProvider } from "@backoffice/ui";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { FailureDialog } from "./failure-dialog.tsx";
import { RegistryProvider, type Registry } from "../kit/registry.ts";

type AppProps = {
  registry: Registry;
  queryClient: QueryClient;
  router: ReturnType<typeof createBrowserRouter>;
  /** Beside the console; the mocked build puts its developer panel here. */
  children?: ReactNode;
};

/** The console with everything that it lives on. */
export const App = ({ registry, queryClient, router, children }: AppProps) => (
  <QueryClientProvider client={queryClient}>
    <RegistryProvider value={registry}>
      <TooltipProvider>
        <RouterProvider router={router} />
        <FailureDialog />
        {children}
        <Toaster />
      </TooltipProvider>
    </RegistryProvider>
  </QueryClientProvider>
);
