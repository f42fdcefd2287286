/** Reloads the page from the server, without the old version in the offline cache. */
export async function reloadFresh(): Promise<void> {
  try {
    await forgetKept();
  } finally {
    location.reload();
  }
}

async function forgetKept(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workers = await navigator.serviceWorker.getRegistrations();
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('tabard-')).map((name) => caches.delete(name)));
}
