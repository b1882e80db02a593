int sirisim_fixed_world(void);
