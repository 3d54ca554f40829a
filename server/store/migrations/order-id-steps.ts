import type { Migration } from './migration.ts';

/** Migrations: ids of orders come from the database, so that no two servers can give out the same. */
export const ORDER_ID_STEPS: readonly Migration[] = [
  {
    name: '2026-11-01.13 ids of orders',
    statements: [
      // Each value stands for a block of ids that begins with it (engine/order-ids.ts).
      'CREATE SEQUENCE order_id_blocks INCREMENT BY 50',
      `SELECT setval('order_id_blocks', (SELECT COALESCE(MAX(id), 0) + 1 FROM orders), FALSE)`,
    ],
  },
];
