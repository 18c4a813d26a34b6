import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router";
import "./bare.css";

const BanksPage = lazy(() => import("./banks.page.tsx"));
const AccountsPage = lazy(() => import("./accounts.page.tsx"));

/** What the console's figures are read against: two of its lists, drawn with React, its router and its query library alone. */
createRoot(document.getElementById("root")!).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <nav>
        <Link to="/withdraw/bank-list">Banks</Link>
        <Link to="/withdraw/bank-accounts">Bank accounts</Link>
      </nav>
      <main>
        <Suspense fallback="Loading…">
          <Routes>
            <Route path="/withdraw/bank-list" element={<BanksPage />} />
            <Route path="/withdraw/bank-accounts" element={<AccountsPage />} />
          </Routes>
        </Suspense>
      </main>
    </BrowserRouter>
  </QueryClientProvider>,
);
